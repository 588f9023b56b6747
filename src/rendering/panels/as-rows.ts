import type { ScenePanel } from '../../core/scene-panels.js';
import type { PanelRow, PanelRows } from '../../table/ports/plotter.js';

const emblem = (faction: string | undefined) => (faction === undefined ? {} : { picture: `emblem/${faction}` });
const symbol = (name: string | undefined) => (name === undefined ? {} : { picture: `symbol/${name}` });

/** Every kind of panel as rows: a picture, a name, and figures. */
export function panelRows(panel: ScenePanel): PanelRows {
  const title = 'title' in panel && panel.title !== undefined ? { title: panel.title } : {};
  return { kind: panel.kind, ...title, rows: rowsOf(panel) };
}

function rowsOf(panel: ScenePanel): readonly PanelRow[] {
  switch (panel.kind) {
    case 'roster':
      return panel.rows.map(({ faction, name, note, state, score, purse }) => ({
        ...emblem(faction),
        name,
        ...(note === undefined ? {} : { note }),
        ...(state === undefined ? {} : { state }),
        ...(score === undefined ? {} : { score }),
        ...(purse === undefined ? {} : { figures: [purse.text] }),
      }));
    case 'track':
      return panel.boxes.map(({ label, special, factions = [] }, index) => ({
        ...emblem(factions[0]),
        name: label,
        ...(index === panel.present ? { state: 'active' } : special === true ? { state: 'special' } : {}),
      }));
    case 'hand':
      return panel.cards.map(({ down, title, text, symbol: sign, faction, count }) => ({
        ...(sign === undefined ? emblem(faction) : symbol(sign)),
        name: down === true ? '' : (title ?? ''),
        ...(text === undefined ? {} : { note: text }),
        ...(down === true ? { state: 'down' } : {}),
        ...(count === undefined || count === 1 ? {} : { figures: [`× ${count}`] }),
      }));
    case 'market':
      return [
        ...(panel.heads === undefined ? [] : [{ name: '', figures: panel.heads, state: 'head' }]),
        ...panel.rows.map(({ symbol: sign, name, figures, faction }) => ({
          ...(sign === undefined ? emblem(faction) : symbol(sign)),
          name,
          figures,
        })),
      ];
    case 'dice':
      return panel.sides.map(({ faction, name, dice }) => ({
        ...emblem(faction),
        name,
        figures: dice.map(({ face, success }) => (success ? `${face} ✓` : face)),
      }));
    case 'legend':
      return panel.entries.map((entry) => ({ ...symbol(entry.symbol), name: entry.text }));
    case 'text':
      return panel.paragraphs.map((paragraph) => ({ name: paragraph }));
  }
}
