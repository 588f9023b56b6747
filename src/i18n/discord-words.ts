import type { Locale } from '../core/words.js';

/** What only the Discord side says: faults, and what Discord's own limits call for. */
const en = {
  failure:
    'Something went wrong on my side (reference `{reference}`). Nothing is half done: either your command counts and will be posted, or the game is as it was. Look at the game, then try again.',
  away: 'The database does not answer (reference `{reference}`). If your command counted it will be posted, else the game is as it was: look at the game before you try again in a few minutes.',
  'no-picture': 'The picture could not be drawn (reference `{reference}`); the game goes on without it.',
  'film-busy':
    '{most} of your films are being made or waiting already, one after the other. Please ask for this one again when they have come.',
  'film-stopped': 'I am about to restart, so this film was not made. Please ask for it again in a minute.',
  late: 'Discord did not take my answer in time, so here it is:',
  more: 'What would you like to do?',
  done: 'Done.',
  unknown: 'I do not know this kind of command.',
  'too-large': 'This file is too large: {most} MB at the most. Nothing was changed.',
  lacking: 'Here I still lack these permissions: {permissions}. Without them the table works only in part.',
  'permission.ViewChannel': 'View Channels',
  'permission.SendMessages': 'Send Messages',
  'permission.AttachFiles': 'Attach Files (maps)',
  'permission.ReadMessageHistory': 'Read Message History',
  'permission.PinMessages': 'Pin Messages (status)',
  'permission.CreatePublicThreads': 'Create Public Threads (battles)',
  'permission.SendMessagesInThreads': 'Send Messages in Threads',
  forbidden:
    'I may not write in {channel}. Please let me view the channel, send messages, attach files and use threads there; what I have to post is waiting.',
  'closed-thread':
    'The thread {channel} is closed and locked: whoever manages threads has to open it again. What I have to post is waiting.',
} as const;

type DiscordKey = keyof typeof en;

const fr: Readonly<Record<DiscordKey, string>> = {
  failure:
    'Quelque chose a échoué de mon côté (référence `{reference}`). Rien n’est fait à moitié : soit votre commande compte et sera publiée, soit la partie est inchangée. Regardez la partie, puis réessayez.',
  away: 'La base de données ne répond pas (référence `{reference}`). Si votre commande a compté, elle sera publiée ; sinon la partie est inchangée : regardez-la avant de réessayer dans quelques minutes.',
  'no-picture': 'L’image n’a pas pu être dessinée (référence `{reference}`) ; la partie continue sans elle.',
  'film-busy':
    '{most} de vos films sont déjà en préparation ou en attente, l’un après l’autre. Redemandez celui-ci quand ils seront arrivés.',
  'film-stopped': 'Je vais redémarrer : ce film n’a pas été fait. Redemandez-le dans une minute.',
  late: 'Discord n’a pas accepté ma réponse à temps ; la voici :',
  more: 'Que voulez-vous faire ?',
  done: 'C’est fait.',
  unknown: 'Je ne connais pas ce genre de commande.',
  'too-large': 'Ce fichier est trop grand : {most} Mo au plus. Rien n’a été changé.',
  lacking: 'Il me manque encore ici ces permissions : {permissions}. Sans elles, la table ne fonctionne qu’en partie.',
  'permission.ViewChannel': 'Voir les salons',
  'permission.SendMessages': 'Envoyer des messages',
  'permission.AttachFiles': 'Joindre des fichiers (cartes)',
  'permission.ReadMessageHistory': 'Voir les anciens messages',
  'permission.PinMessages': 'Épingler des messages (état de la partie)',
  'permission.CreatePublicThreads': 'Créer des fils publics (batailles)',
  'permission.SendMessagesInThreads': 'Envoyer des messages dans les fils',
  forbidden:
    'Je ne peux pas écrire dans {channel}. Donnez-moi le droit d’y voir le salon, d’y envoyer des messages, d’y joindre des fichiers et d’y utiliser les fils ; ce que j’ai à publier attend.',
  'closed-thread':
    'Le fil {channel} est fermé et verrouillé : quelqu’un qui gère les fils doit le rouvrir. Ce que j’ai à publier attend.',
};

const es: Readonly<Record<DiscordKey, string>> = {
  failure:
    'Algo ha fallado por mi parte (referencia `{reference}`). Nada queda a medias: o bien tu comando cuenta y se publicará, o bien la partida sigue como estaba. Mira la partida y vuelve a intentarlo.',
  away: 'La base de datos no responde (referencia `{reference}`). Si tu comando contó, se publicará; si no, la partida sigue como estaba: mírala antes de volver a intentarlo dentro de unos minutos.',
  'no-picture': 'No se pudo dibujar la imagen (referencia `{reference}`); la partida sigue sin ella.',
  'film-busy':
    'Ya hay {most} películas tuyas haciéndose o esperando, una detrás de otra. Vuelve a pedir esta cuando hayan llegado.',
  'film-stopped':
    'Estoy a punto de reiniciarme, así que esta película no se ha hecho. Vuelve a pedirla dentro de un minuto.',
  late: 'Discord no aceptó mi respuesta a tiempo; aquí está:',
  more: '¿Qué quieres hacer?',
  done: 'Hecho.',
  unknown: 'No conozco este tipo de comando.',
  'too-large': 'Este archivo es demasiado grande: {most} MB como máximo. No ha cambiado nada.',
  lacking: 'Aquí me faltan todavía estos permisos: {permissions}. Sin ellos la mesa solo funciona en parte.',
  'permission.ViewChannel': 'Ver canales',
  'permission.SendMessages': 'Enviar mensajes',
  'permission.AttachFiles': 'Adjuntar archivos (mapas)',
  'permission.ReadMessageHistory': 'Leer el historial de mensajes',
  'permission.PinMessages': 'Fijar mensajes (estado de la partida)',
  'permission.CreatePublicThreads': 'Crear hilos públicos (batallas)',
  'permission.SendMessagesInThreads': 'Enviar mensajes en los hilos',
  forbidden:
    'No puedo escribir en {channel}. Permíteme ver el canal, enviar mensajes, adjuntar archivos y usar hilos allí; lo que tengo que publicar está esperando.',
  'closed-thread':
    'El hilo {channel} está cerrado y bloqueado: quien gestione los hilos tiene que abrirlo de nuevo. Lo que tengo que publicar espera.',
};

export const DISCORD_WORDS: Readonly<Record<Locale, Readonly<Record<DiscordKey, string>>>> = { en, fr, es };

export function tellDiscord(locale: Locale, key: DiscordKey, values: Readonly<Record<string, string>> = {}): string {
  return DISCORD_WORDS[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
