/** What a game imports from the kit. `shape`: the readers of data and positions. */

export { inEach } from '../core/languages.js';
export { fold } from '../core/slips.js';
export { bestByPlayingOn, type Candidate, type Foresight } from './advice/playing-on.js';
export { SeededDice } from './advice/seeded-dice.js';
export { cardsIn, type Deck, deckOf, draw, drawSome, onTop, shuffledIn, under } from './cards/deck.js';
export { BACK, type Hands, seenCards, seenDeck, seenHands, withCards, withoutCard } from './cards/hidden.js';
export { Unseen } from './cards/unseen.js';
export { hitChances, hitSpread, type Shots, shareOf } from './chance/hits.js';
export { percentOf, percentSaid, tenthsOf } from './chance/percent.js';
export { playedOut } from './chance/played-out.js';
export { type Chance, expected, followed, merged, type Spread, surely } from './chance/spread.js';
export { everyWay, type Fork, type Ways } from './chance/ways.js';
export { correctedData, SOURCES, type Source } from './data/correct.js';
export { ofEach } from './data/of-each.js';
export { cachedByOverrides, correctItems } from './data/overrides.js';
export * as shape from './data/reader.js';
export { defineGame, type Game, type Seen } from './define-game.js';
export { isBare, numberIn, oneIn, tallyIn, textIn } from './offers/chosen.js';
export { askNumber, askOne, askSome, askText, askWord, DONE, named } from './offers/domain.js';
export { intoSlots } from './offers/into-slots.js';
export { least, leastOf } from './offers/least.js';
export { minus, plus, sumOf } from './offers/tally.js';
export { type BoardLook, boardScene, countersOf, namesFrom, type Shown } from './picture/board-scene.js';
export { described, type Remark } from './picture/described.js';
export { legendOf, type OnBoard, symbolsOn } from './picture/legend.js';
export { type Change, marksOf } from './picture/marks.js';
export { runningTotals, scoreChart } from './picture/score-chart.js';
export { type Sides, sidesOf } from './picture/sides.js';
export {
  altOf,
  diceTold,
  emphasesTold,
  marksTold,
  type PictureNames,
  placeTold,
  stacksTold,
  weightOf,
} from './picture/told.js';
export { isAtRest, layOut, noDice } from './position/lay-out.js';
export { course, frame, notation, type Shape, stateNotation } from './position/notation.js';
export { type Awaiting, awaited, type Verb } from './steps/awaited.js';
export { byFrames } from './steps/by-frames.js';
export { byItself, doneOnce } from './steps/by-itself.js';
export { type Course, courseOf, type Frame, type Frames } from './steps/course.js';
export { type Engine, engineOf, type Procedure } from './steps/engine.js';
export { inParts } from './steps/in-parts.js';
export {
  choosingAgain,
  type InSecret,
  inSecret,
  inSecretBy,
  keepChoice,
  type SecretChoices,
  seenChoices,
} from './steps/in-secret.js';
export { Play } from './steps/play.js';
export type { Owed, Situation, Steps, Verbs } from './steps/situation.js';
export { seenWindow, type Window, type WindowFrame, windowOf } from './steps/window.js';
export { type Market, tradeVerbs } from './trade/trade-verbs.js';
export { NO_TRADES, seenTrades, type TradeOffer, type Trades, withoutTrades } from './trade/trades.js';
export { type Answer, commandsOf, type Manners, namesCommand } from './typed/commands.js';
export { countedIn, isAll, isNone, numberSaid, partsOf } from './typed/counted.js';
export { fillIn, typedFor } from './typed/filling.js';
export type { Lexicon } from './typed/lexicon.js';
export { calledBy, choiceNamed, nameHints, nameOf, termOf } from './typed/names.js';
export { answerUntyped, onlyAnswer, question, readValue } from './typed/reading.js';
export { questionFor, suggestionsFor } from './typed/suggesting.js';
export { SAYS } from './typed/within.js';
export { type Explained, explains, type OwedIn } from './words/about.js';
export { type Catalogue, catalogueOf, formsOf, type Sentences, type Translation } from './words/catalogue.js';
export { namesInAll, nounIn, topicsIn, typedNames, typedWords } from './words/names.js';
export { decimal, figure, isSingular, listed, signed } from './words/number.js';
export { owedTerm, saidTogether } from './words/said-together.js';
export { type Filling, fill } from './words/template.js';
export { filledTerms, type Naming } from './words/terms.js';
export { type Wording, wordsFrom } from './words/words-from.js';
