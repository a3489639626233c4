import { Fragment, type ReactNode } from 'react';
import type { Way } from './ways.ts';

function WayLink({ way, className, children }: { way: Way; className?: string; children: string }) {
  const outward = way.newTab !== undefined && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className={className} href={way.href} {...outward}>
      {children}
      {way.newTab !== undefined && <span className="sr-only"> ({way.newTab})</span>}
    </a>
  );
}

/** A text in which the contact options it mentions are links. */
export function NamedWays({ text, ways }: { text: string; ways: readonly Way[] }): ReactNode {
  const [way, ...others] = ways;
  if (!way) return text;
  const [first = '', ...rest] = text.split(way.named);
  // Half a number cannot be dialed.
  const whole = way.href.startsWith('tel:') ? { className: 'whitespace-nowrap' } : {};
  return (
    <>
      <NamedWays text={first} ways={others} />
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
        <Fragment key={index}>
          <WayLink way={way} {...whole}>
            {way.named}
          </WayLink>
          <NamedWays text={part} ways={others} />
        </Fragment>
      ))}
    </>
  );
}

/** Buttons for the contact options that the text above does not mention. */
export function OtherWays({ text, ways }: { text: string; ways: readonly Way[] }): ReactNode {
  const others = ways.filter(({ named }) => !text.includes(named));
  if (others.length === 0) return null;
  return (
    <div className="actions">
      {others.map((way) => (
        <WayLink key={way.href} way={way} className="button ghost">
          {way.label}
        </WayLink>
      ))}
    </div>
  );
}
