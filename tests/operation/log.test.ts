import { describe, expect, test } from 'vitest';
import { createLog } from '../../src/operation/log.js';
import { createScrub } from '../../src/operation/scrub.js';

const SEED = '0123456789abcdef'.repeat(4);
const TOKEN = ['MTIzNDU2Nzg5MDEyMzQ1Njc4OQ', 'GabcDE', 'x'.repeat(38)].join('.');

function logged(write: (log: ReturnType<typeof createLog>) => void, secrets: readonly string[] = []): string {
  let text = '';
  write(
    createLog(secrets, {
      write: (line) => {
        text += line;
      },
    }),
  );
  return text;
}

describe('the log', () => {
  test('is one object a line with time and level in words', () => {
    const line = JSON.parse(logged((log) => log.info({ game: 'g1' }, 'started')));
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      game: 'g1',
      msg: 'started',
    });
  });

  test('names the fault with its stack', () => {
    const line = JSON.parse(logged((log) => log.error({ fault: new TypeError('no such nation') }, 'failed')));
    expect(line.fault).toMatchObject({
      type: 'TypeError',
      message: 'no such nation',
      stack: expect.stringContaining('log.test'),
    });
  });

  test('holds no secret: not as a field, not in a text, a fault, an address or a nested object', () => {
    const password = 'p"a\\ss-word';
    const url = `postgresql://bot:${encodeURIComponent(password)}@db/x`;
    const text = logged(
      (log) => {
        log.info(
          {
            token: 'plain-token',
            deep: {
              password: 'deep-password',
              more: { seed: 'cafe01', list: [{ a: { b: { c: { botToken: 'sunk-1' } } } }] },
            },
            sslpassword: { at: 'sunk-2' },
          },
          `with ${TOKEN}`,
        );
        log.warn({ url, list: [url, password] }, `again ${password}`);
        log.error({ fault: new Error(`connect ${url}: Authorization: Bot ${TOKEN}`) }, 'failed');
        log.error('POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb24tdG9rZW4/callback failed');
        log.error({ fault: new Error(`Failing row contains (g1, hispania, 1, ${SEED}, t)`) }, 'failed');
        log.error('connect postgresql://db/x?sslmode=require&sslpassword=sunk-3&user=bot');
        log.error(`refused: ${JSON.stringify(JSON.stringify({ password: 'sunk-4', user: 'bot' }))}`);
        log.error(
          { fault: Object.assign(new Error('no'), { config: { one: { two: { password: 'sunk-5' } } } }) },
          'failed',
        );
        log.error('POST oauth2/token client_secret=sunk-6&code=sunk-7-of-twenty-letters&grant_type=x');
        log.error({ asked: { clientSecret: 'sunk-8', body: '{"code":"sunk-9-of-twenty-letters"}' } }, 'failed');
        log.error(`a.1234.${SEED} came in with {"access_token":"sunk-10"}`);
        log.error('PATCH /webhooks/123/aW50ZXJhY3Rpb24tdG9rZW4/messages/@original failed');
      },
      [TOKEN, password, encodeURIComponent(password)],
    );
    for (const secret of [
      TOKEN,
      'plain-token',
      'deep-password',
      'cafe01',
      'sunk-',
      SEED,
      'ss-word',
      'aW50ZXJhY3Rpb24tdG9rZW4',
    ]) {
      expect(text).not.toContain(secret);
    }
    const lines = text.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['info', 'warn', ...Array(10).fill('error')]);
    expect(text).toContain('/interactions/123/***/callback');
    expect(text).toContain('postgresql://bot:***@db/x');
  });

  test('keeps what only resembles a secret', () => {
    const scrub = createScrub(['ab']);
    const harmless =
      'cab https://example.org/a:b 2026-11-18T12:00:00.000Z postgresql://db/x Bot started, code: 50035, "code":"invalid_client"';
    expect(scrub(harmless)).toBe(harmless);
  });
});
