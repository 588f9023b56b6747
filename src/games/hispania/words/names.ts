import type { NameTerm } from '../../../core/result.js';
import type { Locale } from '../../../core/words.js';
import { decimal } from '../../../kit/words/number.js';
import { fill, withoutPlaceholders } from '../../../kit/words/template.js';
import type { NationId } from '../facts/ids.js';
import { isNation, isProvince } from '../state/reading.js';
import { isWordKey, sentence } from './sentence.js';
import { isUnitName, unitName } from './units.js';

/** Names of all kinds of things; unknown ones are shown as given. */
export function nameOf(locale: Locale, term: NameTerm): string {
  switch (term.kind) {
    case 'province':
    case 'in-province':
    case 'area':
    case 'in-area':
      return areaName(locale, term.id);
    case 'nation':
      return isNation(term.id) ? nationName(locale, term.id) : term.id;
    case 'unit':
      return isUnitName(term.id) ? unitName(locale, term.id) : term.id;
    case 'target':
      return targetName(locale, term.id);
    case 'needed':
      return neededName(locale, term.id);
    case 'bid':
      return isNation(term.id)
        ? fill(locale, sentence(locale, 'part.bid'), { nation: nationName(locale, term.id) })
        : term.id;
    case 'group':
      return isNation(term.id)
        ? fill(locale, sentence(locale, 'part.group'), { nation: nationName(locale, term.id) })
        : term.id;
    case 'initial':
      return isNation(term.id)
        ? fill(locale, sentence(locale, 'part.initial'), { nation: nationName(locale, term.id) })
        : term.id;
    case 'order':
      return fill(locale, sentence(locale, 'part.order'), { number: term.id });
    case 'chance':
      return `${decimal(locale, term.id)} %`;
    case 'menace':
      return menaceName(locale, term.id);
    case 'from-turn':
      return fill(locale, sentence(locale, 'part.from-turn'), { turn: term.id });
    case 'decimal':
      return decimal(locale, term.id);
    case 'thread':
      return threadName(locale, term.id);
    default:
      return catalogued(locale, term);
  }
}

export function nationName(locale: Locale, nation: NationId): string {
  return sentence(locale, `nation.${nation}`);
}

export function areaName(locale: Locale, area: string): string {
  const key = `area.${area}`;
  return isWordKey(key) ? sentence(locale, key) : area;
}

/** A type of target; units that came across a river are a separate one in the first round (6.4). */
function targetName(locale: Locale, target: string): string {
  const [unit = '', river] = target.split('~');
  const name = isUnitName(unit) ? unitName(locale, unit) : unit;
  return river === undefined ? name : `${name} (${sentence(locale, 'target.river')})`;
}

/** Who may attack, and with what chance: `rome/62 %`. */
function menaceName(locale: Locale, id: string): string {
  const [nation = '', percent = ''] = id.split('/');
  return isNation(nation) ? `${nationName(locale, nation)} ${percent}` : id;
}

/** A throw's needed number: `7`, or by target, `7:infantry,cavalry;8:castle`. */
function neededName(locale: Locale, id: string): string {
  const faces = id.split(';').map((one) => one.split(':'));
  return faces
    .map(([face = '', at]) => {
      if (at === undefined) return `${face}+`;
      return `${face}+ ${at
        .split(',')
        .map((target) => targetName(locale, target))
        .join('/')}`;
    })
    .join(', ');
}

/** Leaders have one name in all languages; so does anything outside the catalogues. */
function catalogued(locale: Locale, { kind, id }: NameTerm): string {
  if (kind === 'slot') return slotName(locale, id);
  if (kind === 'topic' && isNation(id)) return nationName(locale, id);
  const key = kind === 'option' ? `option-name.${id}` : `${kind}.${id}`;
  return isWordKey(key) ? withoutPlaceholders(locale, sentence(locale, key)) : id;
}

/** Slots named after a kind of unit (targets, conversions) or a nation (bids on several). */
export function slotName(locale: Locale, slot: string): string {
  const key = `slot.${slot}`;
  if (isWordKey(key)) return sentence(locale, key);
  if (isUnitName(slot)) return `${unitName(locale, slot)} →`;
  return isNation(slot) ? `${nationName(locale, slot)} →` : slot;
}

/** A battle's side story (`11/seville/omeyyad/wisigoth`): where, who against whom, when. */
function threadName(locale: Locale, id: string): string {
  const [turn = '', province = '', attacker = '', defender = ''] = id.split('/');
  if (!isProvince(province) || !isNation(attacker) || !isNation(defender)) return id;
  return fill(locale, sentence(locale, 'part.thread'), {
    turn,
    province: areaName(locale, province),
    attacker: nationName(locale, attacker),
    defender: nationName(locale, defender),
  });
}
