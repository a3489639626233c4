import { money } from 'touchdown';

/** An amount in US dollars. */
export function usd(description: string) {
  return money(`${description} (US dollars)`);
}
