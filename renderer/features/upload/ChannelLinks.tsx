import { Fragment, type ReactNode } from 'react';
import type { Channel } from './contact-channels.ts';

function ChannelLink({
  channel,
  className,
  children,
}: {
  channel: Channel;
  className?: string;
  children: string;
}) {
  const outward = channel.newTab !== undefined && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className={className} href={channel.href} {...outward}>
      {children}
      {channel.newTab !== undefined && <span className="sr-only"> ({channel.newTab})</span>}
    </a>
  );
}

/** A text in which the contact options it mentions are links. */
export function NamedChannels({
  text,
  channels,
}: {
  text: string;
  channels: readonly Channel[];
}): ReactNode {
  const [channel, ...others] = channels;
  if (!channel) return text;
  const [first = '', ...rest] = text.split(channel.named);
  // Half a number cannot be dialed.
  const whole = channel.href.startsWith('tel:') ? { className: 'whitespace-nowrap' } : {};
  return (
    <>
      <NamedChannels text={first} channels={others} />
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
        <Fragment key={index}>
          <ChannelLink channel={channel} {...whole}>
            {channel.named}
          </ChannelLink>
          <NamedChannels text={part} channels={others} />
        </Fragment>
      ))}
    </>
  );
}

/** Buttons for the contact options that the text above does not mention. */
export function OtherChannels({
  text,
  channels,
}: {
  text: string;
  channels: readonly Channel[];
}): ReactNode {
  const others = channels.filter(({ named }) => !text.includes(named));
  if (others.length === 0) return null;
  return (
    <div className="actions">
      {others.map((channel) => (
        <ChannelLink key={channel.href} channel={channel} className="button ghost">
          {channel.label}
        </ChannelLink>
      ))}
    </div>
  );
}
