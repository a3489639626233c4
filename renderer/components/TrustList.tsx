import type { Site } from '../context/site.ts';
import { Icon } from './Icon.tsx';

/** Short reasons to trust the business. */
export function TrustList({ site }: { site: Site }) {
  const { trust = [] } = site.words.frame;
  if (trust.length === 0) return null;
  return (
    <ul className="trust">
      {trust.map((claim) => (
        <li key={claim}>
          <Icon name="star" />
          {claim}
        </li>
      ))}
    </ul>
  );
}
