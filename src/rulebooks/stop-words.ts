import type { Locale } from '../core/languages.js';

/** Words of questions that say nothing of what is asked, without accents. */
export const STOP_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: words(`a about after all an and any are as at be before by can could do does for from get got had has have how i
    if in into is it its many may me much must my of off on one or our should so than that the their them then there
    they this to was we what when where which who why will with would you your`),
  fr: words(`a apres au aux avant avec c ce ces cela cette combien comment d dans de des doit dois donc du elle elles en
    es est et etre eu fait faire faut il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre
    nous on ou par pas peut peux pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son
    sont sur t ta te tes toi ton tous tout toute toutes tu un une vos votre vous y`),
  es: words(`a al antes como con cual cuales cuando cuanta cuantas cuanto cuantos de debe debo del desde despues donde e
    el ella ellas ellos en entre era es esa ese eso esta estan este esto fue ha hace hacer han hay la las le les lo los
    me mi mis muy nos o para pero por porque puede puedo que quien se ser si sin sobre son su sus te tiene todo todos
    tu tus u un una uno unos y ya yo`),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
