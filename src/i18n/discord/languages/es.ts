import type { Translation } from '../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
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
  'not-opened': 'La mesa no se ha podido abrir aquí. Tu enlace privado la abre en un navegador.',
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
