import type { Translation } from '../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
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
  'not-opened': 'La table n’a pas pu s’ouvrir ici. Votre lien privé l’ouvre dans un navigateur.',
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
