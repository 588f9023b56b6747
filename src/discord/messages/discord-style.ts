import { escapeMarkdown, TimestampStyles, time } from 'discord.js';
import { visible } from '../../core/visible.js';
import type { Locale } from '../../core/words.js';
import type { Line, People } from '../../table/ports/message.js';
import type { Say, TextStyle } from '../../table/words/words.js';

/** Text as Discord wants it: user text can neither format, link, mention nor break a line. */
export function discordStyle(locale: Locale, people: People): TextStyle {
  return {
    locale,
    people,
    escape: (text) => harmless(text),
    time: (instant) => time(instant, TimestampStyles.RelativeTime),
    person: (userId) => `<@${userId}>`,
    place: (channelId) => `<#${channelId}>`,
  };
}

export function harmless(text: string): string {
  return escapeMarkdown(visible(text), {
    maskedLink: true,
    heading: true,
    bulletedList: true,
    numberedList: true,
  })
    .replace(AT_BEGINNING, '$1\\$2')
    .replaceAll('<', '\\<')
    .replaceAll(/@(?=everyone|here)/g, '@\u200b')
    .replaceAll(/(https?):\/\//gi, '$1:\u200b//');
}

/** Quotes, small print, lists: further marks that format a line from its start. */
const AT_BEGINNING = /^([\s\u2068]*\d*)(>{1,3}(?=\s)|-#|\+(?=\s)|\)(?=\s))/;

/** Labels of buttons, menus and forms show plain text: escapes or formatting would be visible. */
export function labelWords(say: Say, locale: Locale, people: People): (line: Line) => string {
  const style = plainDiscordStyle(locale, people);
  return (line) => say(line, style).replaceAll(MARKED, '$1$2');
}
const MARKED = /\*\*(.+?)\*\*|`([^`]+)`/gs;

function plainDiscordStyle(locale: Locale, people: People): TextStyle {
  return { locale, people, escape: visible, time: (instant) => instant.toISOString() };
}
