export const en = {
  // What a battle order settles.
  'about.order-for.all': 'Every army without an order of its own for its place',
  'explained.order-for.all':
    '**{name}.** The order holds for all your armies; one for a place goes before it. Nobody else sees either.',
  'about.order-field.ask': 'How often a battle waits for you',
  'explained.order-field.ask':
    '**{name}.** What a battle asks you yourself; all the rest is done by this order. Now: {now}.',
  'about.order-field.losses': 'Which type takes damage first, second, third …',
  'explained.order-field.losses':
    '**{name}.** The types of unit in the order in which they take damage. Whole ones are kept as long as possible. Now: {now}.',
  'about.order-field.sacrifice': 'Light infantry given up before the dice: +4 attack each',
  'explained.order-field.sacrifice':
    '**{name}.** How many light infantry are sacrificed before each roll, where only you have them: each adds 4 to the attack value. Now: {now}.',
  'about.order-field.reroll': 'Whether low dice are rolled once more',
  'explained.order-field.reroll': '**{name}.** Any of the three dice may be rolled once more in a round. Now: {now}.',
  'about.order-field.crews': 'Whether units leave the melee to serve engines',
  'explained.order-field.crews':
    '**{name}.** An engine fires a shot for each of up to three of its crew, who are out of the melee then. Now: {now}.',
  'about.order-field.aim': 'What trebuchets and bombards fire at',
  'explained.order-field.aim':
    '**{name}.** A trebuchet or bombard may aim at a building of the enemy’s instead of his army. Now: {now}.',
  'about.order-field.captain': 'What captains stronger than the enemy’s do',
  'explained.order-field.captain':
    '**{name}.** Each level above the enemy’s captains is a use: shoot or fight as a type, free a type of yours, stop one of his. Now: {now}.',
  'about.order-field.crushing': 'With 20 more than the enemy: deal more, or lose less',
  'explained.order-field.crushing':
    '**{name}.** Each full 20 by which your value is higher is a point of damage more or an own loss less. Now: {now}.',
  'about.order-field.shield': 'What your tower, fort or castle protects from',
  'explained.order-field.shield':
    '**{name}.** A military building takes its level off one kind of damage a round. Now: {now}.',
  'about.order-field.capture': 'Whether prisoners are taken instead of killing',
  'explained.order-field.capture':
    '**{name}.** With less than three to one a capture costs half of your attack value; from three to one on it is free. Now: {now}.',
  'about.order-field.flee': 'When your attack is broken off',
  'explained.order-field.flee':
    '**{name}.** A round of flight is fought with half your value, and costs a loss more for each step. From barbarians it costs 1 honour. Now: {now}.',
  'about.order-field.yield': 'When your army offers to surrender',
  'explained.order-field.yield':
    '**{name}.** Men who surrender go beside your board and come back free from the next turn on; the field is lost. The enemy must agree. Now: {now}.',
  'about.order-field.quarter': 'Whether a surrender that is offered is accepted',
  'explained.order-field.quarter':
    '**{name}.** An army that surrenders gives you the field without a further fight, but comes back to its owner. Now: {now}.',
  'about.order-field.answer': 'Whether you or the order answer about surrender',
  'explained.order-field.answer':
    '**{name}.** When the enemy offers to surrender or demands it, you are asked, or this order answers. Now: {now}.',
  'about.order-field.spoils': 'What happens to buildings and transports you take',
  'explained.order-field.spoils':
    '**{name}.** What you take is kept, where you have a property token, or plundered for half its cost and 50 a cube. Now: {now}.',

  // Each answer to it.
  'about.order-ask.attacking': 'The usual: you decide your own attacks, defences run by themselves',
  'explained.order-ask.attacking':
    '**{name}.** Your attacks wait for your rounds and dice; defences are fought by this order without waiting for you.',
  'about.order-ask.all': 'Every battle waits for every decision of yours: slow',
  'explained.order-ask.all':
    '**{name}.** You are asked for every decision of every battle, as attacker and defender. The game waits for you each time.',
  'about.order-ask.none': 'No battle waits for you: all by this order, to the end',
  'explained.order-ask.none':
    '**{name}.** All your battles are fought to the end by this order. Fastest; you are not asked for cards in them either.',
  'about.order-sacrifice.none': 'Nobody is given up',
  'explained.order-sacrifice.none':
    '**{name}.** Sacrificed light infantry is lost; each adds 4 to the attack value of that round.',
  'about.order-sacrifice.one': 'One a round: +4 attack',
  'explained.order-sacrifice.one':
    '**{name}.** Sacrificed light infantry is lost; each adds 4 to the attack value of that round.',
  'about.order-sacrifice.two': 'Two a round: +8 attack',
  'explained.order-sacrifice.two':
    '**{name}.** Sacrificed light infantry is lost; each adds 4 to the attack value of that round.',
  'about.order-sacrifice.all': 'All at once: +4 attack each, and nobody light left',
  'explained.order-sacrifice.all':
    '**{name}.** Sacrificed light infantry is lost; each adds 4 to the attack value of that round.',
  'about.order-sacrifice.to-win': 'As many as the usual roll needs to beat the enemy’s',
  'explained.order-sacrifice.to-win':
    '**{name}.** Sacrificed light infantry is lost; each adds 4 to the attack value of that round.',
  'about.order-reroll.usual': 'Dice that spoil the roll are thrown once more',
  'explained.order-reroll.usual':
    '**{name}.** Low dice, or dice without which the round would be lost, are rolled once more.',
  'about.order-reroll.none': 'The first roll stands',
  'explained.order-reroll.none': '**{name}.** No die is rolled again.',
  'about.order-crews.usual': 'Up to three men at each engine; the rest fight',
  'explained.order-crews.usual':
    '**{name}.** Each usable engine gets up to three men, as far as the melee is not left empty.',
  'about.order-crews.none': 'Engines stay silent; all fight in the melee',
  'explained.order-crews.none': '**{name}.** Nobody serves the engines.',
  'about.order-aim.units': 'Fires at men: 2, 3 or 4 points of damage a hit',
  'explained.order-aim.units':
    '**{name}.** A hit of a trebuchet costs a building 1 point of structure, a bombard’s 2; an army takes 3 and 4 points. A catapult fires at units alone.',
  'about.order-aim.military': 'Fires at the tower, fort or castle while it stands',
  'explained.order-aim.military':
    '**{name}.** A hit of a trebuchet costs a building 1 point of structure, a bombard’s 2; an army takes 3 and 4 points. A catapult fires at units alone.',
  'about.order-aim.civil': 'Fires at the village, town or city while it stands',
  'explained.order-aim.civil':
    '**{name}.** A hit of a trebuchet costs a building 1 point of structure, a bombard’s 2; an army takes 3 and 4 points. A catapult fires at units alone.',
  'about.order-aim.religious': 'Fires at the cathedral while it stands',
  'explained.order-aim.religious':
    '**{name}.** A hit of a trebuchet costs a building 1 point of structure, a bombard’s 2; an army takes 3 and 4 points. A catapult fires at units alone.',
  'about.order-captain.usual': 'Shoot if the enemy cannot; else free your largest type',
  'explained.order-captain.usual':
    '**{name}.** A captain shoots as an archer where the enemy has none; otherwise he frees an ability of your own.',
  'about.order-captain.shoot': 'Captains act as archers',
  'explained.order-captain.shoot': '**{name}.** Each use lets a captain shoot as an archer.',
  'about.order-captain.free': 'Your types use their abilities although the enemy has them',
  'explained.order-captain.free':
    '**{name}.** Each use frees a type of yours whose ability the enemy’s own units would stop.',
  'about.order-captain.stop': 'Types of the enemy’s lose their abilities',
  'explained.order-captain.stop': '**{name}.** Each use stops a type of the enemy’s.',
  'about.order-captain.none': 'Captains only fight along',
  'explained.order-captain.none': '**{name}.** Captains’ levels are not used.',
  'about.order-crushing.spare': 'Each full 20: one loss less of your own',
  'explained.order-crushing.spare': '**{name}.** Each full 20 by which you win a round spares one of your own losses.',
  'about.order-crushing.deal': 'Each full 20: one point of damage more',
  'explained.order-crushing.deal': '**{name}.** Each full 20 by which you win a round deals one point more.',
  'about.order-shield.usual': 'Against whatever threatens most in the round',
  'explained.order-shield.usual':
    '**{name}.** A military building takes its level (1, 2, 3) off this kind of damage in the round.',
  'about.order-shield.siege': 'Off each round’s damage by siege engines',
  'explained.order-shield.siege':
    '**{name}.** A military building takes its level (1, 2, 3) off this kind of damage in the round.',
  'about.order-shield.archers': 'Off each round’s damage by archers',
  'explained.order-shield.archers':
    '**{name}.** A military building takes its level (1, 2, 3) off this kind of damage in the round.',
  'about.order-shield.melee': 'Off each round’s damage in the melee',
  'explained.order-shield.melee':
    '**{name}.** A military building takes its level (1, 2, 3) off this kind of damage in the round.',
  'about.order-capture.never': 'Enemies fall; your attack value stays whole',
  'explained.order-capture.never':
    '**{name}.** Prisoners are led away after the battle; their owner may buy them back for double their price, and at the end they cost him honour.',
  'about.order-capture.two-to-one': 'Captures from two to one on, at half value below three',
  'explained.order-capture.two-to-one':
    '**{name}.** Prisoners are led away after the battle; their owner may buy them back for double their price, and at the end they cost him honour.',
  'about.order-capture.three-to-one': 'Captures only where it costs nothing',
  'explained.order-capture.three-to-one':
    '**{name}.** Prisoners are led away after the battle; their owner may buy them back for double their price, and at the end they cost him honour.',
  'about.order-capture.always': 'Always captures: half of your value with less than three to one',
  'explained.order-capture.always':
    '**{name}.** Prisoners are led away after the battle; their owner may buy them back for double their price, and at the end they cost him honour.',
  'about.order-flee.never': 'To the last man',
  'explained.order-flee.never':
    '**{name}.** A round of flight has half your value and costs a loss more for each step of the way.',
  'about.order-flee.third-lost': 'Once a third of the army is gone',
  'explained.order-flee.third-lost':
    '**{name}.** A round of flight has half your value and costs a loss more for each step of the way.',
  'about.order-flee.half-lost': 'Once half of the army is gone',
  'explained.order-flee.half-lost':
    '**{name}.** A round of flight has half your value and costs a loss more for each step of the way.',
  'about.order-flee.outnumbered': 'As soon as the enemy has more units',
  'explained.order-flee.outnumbered':
    '**{name}.** A round of flight has half your value and costs a loss more for each step of the way.',
  'about.order-flee.outnumbered-twice': 'As soon as the enemy has twice as many',
  'explained.order-flee.outnumbered-twice':
    '**{name}.** A round of flight has half your value and costs a loss more for each step of the way.',
  'about.order-flee.unlikely': 'When the reckoned chance to win falls below 25 %',
  'explained.order-flee.unlikely':
    '**{name}.** A round of flight has half your value and costs a loss more for each step of the way.',
  'about.order-flee.hopeless': 'When the reckoned chance to win falls below 10 %',
  'explained.order-flee.hopeless':
    '**{name}.** A round of flight has half your value and costs a loss more for each step of the way.',
  'about.order-yield.never': 'To the last man',
  'explained.order-yield.never':
    '**{name}.** Men who surrender come back to you free from the next turn on; the enemy must agree.',
  'about.order-yield.third-lost': 'Once a third of the army is gone',
  'explained.order-yield.third-lost':
    '**{name}.** Men who surrender come back to you free from the next turn on; the enemy must agree.',
  'about.order-yield.half-lost': 'Once half of the army is gone',
  'explained.order-yield.half-lost':
    '**{name}.** Men who surrender come back to you free from the next turn on; the enemy must agree.',
  'about.order-yield.outnumbered': 'As soon as the enemy has more units',
  'explained.order-yield.outnumbered':
    '**{name}.** Men who surrender come back to you free from the next turn on; the enemy must agree.',
  'about.order-yield.outnumbered-twice': 'As soon as the enemy has twice as many',
  'explained.order-yield.outnumbered-twice':
    '**{name}.** Men who surrender come back to you free from the next turn on; the enemy must agree.',
  'about.order-yield.unlikely': 'When the reckoned chance to win falls below 25 %',
  'explained.order-yield.unlikely':
    '**{name}.** Men who surrender come back to you free from the next turn on; the enemy must agree.',
  'about.order-yield.hopeless': 'When the reckoned chance to win falls below 10 %',
  'explained.order-yield.hopeless':
    '**{name}.** Men who surrender come back to you free from the next turn on; the enemy must agree.',
  'about.order-quarter.give': 'You get the field; his men come back to him',
  'explained.order-quarter.give':
    '**{name}.** The surrender is accepted: the field is yours, and his men return to him from the next turn on.',
  'about.order-quarter.refuse': 'No surrender: the fight goes on',
  'explained.order-quarter.refuse': '**{name}.** A surrender that is offered is refused, and the battle goes on.',
  'about.order-answer.ask': 'The battle waits for your yes or no',
  'explained.order-answer.ask': '**{name}.** You are asked each time.',
  'about.order-answer.order': 'Answered at once by this order',
  'explained.order-answer.order':
    '**{name}.** Offers and demands are answered by what this order says about surrender.',
  'about.order-spoils.keep': 'Buildings and transports become yours, while tokens last',
  'explained.order-spoils.keep':
    '**{name}.** What is taken is kept as far as you have property tokens; the rest is plundered.',
  'about.order-spoils.plunder': 'Half of its cost in florins, 50 a cube, and it is gone',
  'explained.order-spoils.plunder': '**{name}.** What is taken is turned into florins at once, and gone from the map.',
} as const;
