import type { Figure } from './figures.js';

/** One table of the page: the figures of some games, side by side where they are the same ones. */
export interface Section {
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly figures: readonly Figure[] }[];
}

/** The report as the page that the project keeps. */
export function pageOf(head: readonly string[], sections: readonly Section[]): string {
  const parts = sections.flatMap(({ title, columns }) => ['', `## ${title}`, '', ...tableOf(columns)]);
  return `${['# Rehearsal', '', ...head, ...parts].join('\n')}\n`;
}

function tableOf(columns: Section['columns']): readonly string[] {
  const whats = [...new Set(columns.flatMap(({ figures }) => figures.map(({ what }) => what)))];
  const rows = whats.map((what) => {
    const found = columns.map(({ figures }) => figures.find((figure) => figure.what === what));
    const goals = [...new Set(found.map((figure) => figure?.goal ?? '').filter((goal) => goal !== ''))];
    return [what, ...found.map(cell), goals.join(', ')];
  });
  const heads = ['', ...columns.map(({ name }) => name), 'goal'];
  const widths = heads.map((head, at) => Math.max(head.length, 3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(heads), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}

/** What misses its goal is said in bold. */
function cell(figure: Figure | undefined): string {
  if (figure === undefined) return '';
  return figure.met === false ? `**${figure.value}**` : figure.value;
}
