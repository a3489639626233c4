import { expect, test } from 'vitest';
import { SmallSite } from '../support/small-site.ts';

const timed = (keys: string) => (text: string) => `page: { ${keys} }\n${text}`;
const linking = (href: string) => (text: string) =>
  `${text}\nservices:\n  heading: More\n  items:\n    - { icon: star, title: Gates, text: We drive up., href: ${href} }\n    - { icon: star, title: Yards, text: We walk in. }\n`;

async function told(site: SmallSite, now: string): Promise<string[]> {
  const { stdout } = await site.run('lint', '--now', now, '--json');
  return JSON.parse(stdout).diagnostics.flatMap(
    ({ file, line, rule, message }: Record<string, string>) =>
      rule === 'links/expired'
        ? [`${file}:${line} ${/(?<=: )\S.*(?=\.$)/.exec(message ?? '')}`]
        : [],
  );
}

test('a page that is over is told with the links that still lead to it, by address and alias', async () => {
  const site = new SmallSite('gate');
  site.write('offer', timed('expireAt: 2027-02-01T00:00, aliases: [/deal]'));
  site.write('fair', timed('expireAt: 2027-02-01T00:00, afterExpiry: { redirect: /gate }'));
  site.write('alone', timed('expireAt: 2027-02-01T00:00'));
  site.write('news', linking('/offer'));
  site.write('more', linking('/deal#top'));
  site.write('plan', linking('/fair'));
  // Nobody reads it any more.
  site.write('old', (text) => linking('/alone')(timed('expireAt: 2027-01-15T00:00')(text)));
  expect(await told(site, '2027-01-20')).toEqual([]);
  const over = await told(site, '2027-02-01');
  expect(over.map((line) => line.replace(/:\d+(?= and|$)/g, ''))).toEqual([
    'landings/fair.yaml:1 landings/plan.yaml',
    'landings/offer.yaml:1 landings/more.yaml and landings/news.yaml',
  ]);
});
