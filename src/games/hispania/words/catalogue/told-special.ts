import type { Entries } from '../../../../kit/words/common.js';

/** Single nations (11), transformations (9.4), events (10.3), auctions (10.1, 14). */
export const TOLD_SPECIAL = {
  'told.fort-placed': [
    '{nation}: Fort built ({province})',
    '{nation} : Fort construit ({province})',
    '{nation}: fuerte construido ({province})',
  ],
  'told.forts-placed': [
    '{nation}: {count} Forts built ({provinces})',
    '{nation} : {count} Forts construits ({provinces})',
    '{nation}: {count} fuertes construidos ({provinces})',
  ],
  'told.marched': [
    '{nation}: march through {province}',
    '{nation} : marche par {province}',
    '{nation}: marcha por {province}',
  ],
  'told.marched-under-fire': [
    '{nation}: march through {province}; {against}: {faces} → {lost:# infantry lost|# infantry lost}',
    '{nation} : marche par {province} ; {against} : {faces} → {lost:# Infanterie perdue|# Infanteries perdues}',
    '{nation}: marcha por {province}; {against}: {faces} → {lost:# infantería perdida|# infanterías perdidas}',
  ],
  'told.castle-given': [
    '{nation}: free Castle ({province})',
    '{nation} : Château-fort gratuit ({province})',
    '{nation}: castillo gratuito ({province})',
  ],
  'told.castles-given': [
    '{nation}: {count} free Castles ({provinces})',
    '{nation} : {count} Châteaux-forts gratuits ({provinces})',
    '{nation}: {count} castillos gratuitos ({provinces})',
  ],
  'told.castle-forfeited': [
    '{nation}: {count:a free Castle is|# free Castles are} forfeited, no province for it',
    '{nation} : {count:un Château-fort gratuit perdu|# Châteaux-forts gratuits perdus}, faute de province',
    '{nation}: {count:un castillo gratuito perdido|# castillos gratuitos perdidos}, sin provincia para él',
  ],
  'told.toledo-fell': [
    'Toledo has fallen to {to}: lone Castles will surrender, its vassals are free',
    'Tolède est tombée ({to}) : les Châteaux-forts isolés se rendront, les vassaux sont libres',
    'Toledo ha caído ({to}): los castillos aislados se rendirán, los vasallos quedan libres',
  ],
  'told.revolted': [
    '{nation}: rising against {against}',
    '{nation} se révolte contre {against}',
    '{nation}: se rebela contra {against}',
  ],
  'told.berbers-recruited': [
    '{nation}: {count:# Berber|# Berbers} recruited ({province})',
    '{nation} recrute {count:# Berbère|# Berbères} ({province})',
    '{nation}: {count:# bereber reclutado|# bereberes reclutados} ({province})',
  ],
  'told.became-infantry': [
    '{nation}: {count:# unit becomes|# units become} infantry',
    '{nation} : {count:# unité devient|# unités deviennent} Infanterie',
    '{nation}: {count:# unidad pasa|# unidades pasan} a infantería',
  ],
  'told.mission-offered': [
    'Offer of {nation} to EL CID: up to {fee} gold for destroying {units} ({province})',
    '{nation} propose à EL CID jusqu’à {fee} Or pour détruire {units} ({province})',
    'Oferta de {nation} a EL CID: hasta {fee} de oro por destruir {units} ({province})',
  ],
  'told.mission-accepted': [
    'EL CID fights for {nation}',
    'EL CID combat pour {nation}',
    'EL CID combate para {nation}',
  ],
  'told.mission-refused': [
    'EL CID refuses {nation}',
    'EL CID refuse ({nation})',
    'EL CID rechaza la oferta ({nation})',
  ],
  'told.mission-paid': [
    '{nation}: {gold} gold paid to EL CID',
    '{nation} paie {gold} Or à EL CID',
    '{nation}: {gold} de oro pagados a EL CID',
  ],
  'told.company-entered': [
    'EL CID enters {province} with {units}',
    'EL CID entre ({province}) avec {units}',
    'EL CID entra ({province}) con {units}',
  ],
  'told.nation-left': ['{nation}: out of the game', '{nation} quitte le jeu', '{nation}: fuera del juego'],
  'told.transformed': [
    '{nation}: transformed into {into}',
    '{nation} devient {into}',
    '{nation}: se transforma en {into}',
  ],
  'told.replaced': [
    '{nation}: gone; in its place {into}',
    '{nation} n’est plus ; {into} entre en jeu',
    '{nation}: desaparecida; en su lugar {into}',
  ],
  'told.converted': [
    '{nation}: {units} taken over ({province})',
    '{nation} reprend {units} ({province})',
    '{nation}: se queda con {units} ({province})',
  ],
  'told.converted-several': [
    '{nation}: {units} taken over',
    '{nation} reprend {units}',
    '{nation}: se queda con {units}',
  ],
  'told.land-taken': [
    '{nation}: land taken: {provinces}',
    '{nation} prend possession : {provinces}',
    '{nation}: provincias tomadas: {provinces}',
  ],
  'told.turned-neutral': [
    '{nation}: what is left turns neutral',
    '{nation} : ce qui reste devient neutre',
    '{nation}: lo que queda pasa a ser neutral',
  ],
  'told.counters-drawn': [
    '{seat} draws {count:# event counter|# event counters}',
    '{seat} tire {count:# pion événement|# pions événements}',
    '{seat} saca {count:# ficha de evento|# fichas de evento}',
  ],
  'told.counter-drawn': [
    'You draw the event **{event}**.',
    'Vous tirez l’événement **{event}**.',
    'Sacas el evento **{event}**.',
  ],
  'told.counters-short': [
    'The event counters run short: {each} each',
    'Il reste peu de pions événements : {each} par joueur',
    'Quedan pocas fichas de evento: {each} por jugador',
  ],
  'told.remise-empty': [
    '{seat} draws Reshuffle, puts no counter back and draws again',
    '{seat} tire Remise, ne remet aucun pion et tire à nouveau',
    '{seat} saca Devolución, no devuelve ninguna ficha y saca otra vez',
  ],
  'told.remise-drawn': [
    '{seat} draws Reshuffle: {count:# counter goes|# counters go} back into the bag, and draws again',
    '{seat} tire Remise, remet {count:# pion|# pions} dans le sac et tire à nouveau',
    '{seat} saca Devolución: {count:# ficha vuelve|# fichas vuelven} a la bolsa, y saca otra vez',
  ],
  'told.group-assigned': [
    '{seat} plays the group of {nation}[ for {points} VP]',
    '{seat} joue le groupe {nation}[ pour {points} PV]',
    '{seat} juega el grupo de {nation}[ por {points} PV]',
  ],
  'told.group-set-aside': [
    'Nobody bids for {nation}: set aside',
    'Personne n’enchérit pour {nation} : mis de côté',
    'Nadie puja por {nation}: se aparta',
  ],
  'told.auction-opened': [
    'Auction of {nation}: at least {least} VP[. Incompatible, may not bid: {barred}]',
    'Enchères pour {nation} : au moins {least} PV[. Incompatibles, sans enchère : {barred}]',
    'Subasta de {nation}: al menos {least} PV[. Incompatibles, no pujan: {barred}]',
  ],
  'told.has-rival': ['{seat} (has {nation})', '{seat} (a {nation})', '{seat} (tiene {nation})'],
  'told.bid-made': [
    '{seat} bids {points} for {nation}',
    '{seat} offre {points} pour {nation}',
    '{seat} puja {points} por {nation}',
  ],
  'told.bid-passed': ['{seat} passes ({nation})', '{seat} passe ({nation})', '{seat} pasa ({nation})'],
  'told.nation-claimed': ['{seat} claims {nation}', '{seat} réclame {nation}', '{seat} reclama {nation}'],
  'told.assigned-bid': [
    '**{nation}**: to {seat} for {points} VP',
    '**{nation}** : à {seat} pour {points} PV',
    '**{nation}**: para {seat} por {points} PV',
  ],
  'told.assigned-forced': [
    '**{nation}**: forced on {seat} for {points} VP',
    '**{nation}** : attribution forcée à {seat} pour {points} PV',
    '**{nation}**: atribución forzosa a {seat} por {points} PV',
  ],
  'told.assigned-lot': [
    '**{nation}**: to {seat} by lot for {points} VP',
    '**{nation}** : à {seat} par tirage au sort, pour {points} PV',
    '**{nation}**: para {seat} por sorteo, {points} PV',
  ],
  'told.assigned-claim': [
    '**{nation}**: to {seat}, who claimed it, for {points} VP',
    '**{nation}** : à {seat} sur réclamation, pour {points} PV',
    '**{nation}**: para {seat} por reclamación, {points} PV',
  ],
  'told.assigned-major': [
    '{seat} chooses **{nation}** (costs {points} VP)',
    '{seat} choisit **{nation}** (coûte {points} PV)',
    '{seat} elige **{nation}** (cuesta {points} PV)',
  ],
  'told.assigned-major-bid': [
    '**{nation}**: to {seat}, who bid most (costs {points} VP besides)',
    '**{nation}** : à {seat}, qui a misé le plus (coûte {points} PV en plus)',
    '**{nation}**: para {seat}, que más ha pujado (cuesta además {points} PV)',
  ],
  'told.assigned-major-lot': [
    '**{nation}**: to {seat} by lot, without a bid (costs {points} VP)',
    '**{nation}** : à {seat} par tirage au sort, sans mise (coûte {points} PV)',
    '**{nation}**: para {seat} por sorteo, sin puja (cuesta {points} PV)',
  ],
  'told.assigned-heir': [
    '**{nation}**: to {seat}, who played its forerunner',
    '**{nation}** : à {seat}, qui jouait la précédente',
    '**{nation}**: para {seat}, que jugaba a su antecesora',
  ],
  'told.bids-opened': ['Bids for {nation}: {bids}', 'Enchères pour {nation} : {bids}', 'Pujas por {nation}: {bids}'],
  'told.no-bids': ['none', 'aucune', 'ninguna'],
  'told.bid-sealed': ['{seat} has answered', '{seat} a répondu', '{seat} ha respondido'],
} as const satisfies Entries;
