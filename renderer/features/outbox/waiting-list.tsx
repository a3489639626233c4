import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { mount } from '../../islands/mount.tsx';
import { fillWord } from '../../text/fill-word.ts';
import { isUnderWay } from './attempt.ts';
import { removeEntry, waitingEntries, watchEntries } from './entries.ts';
import type { OutboxEntry } from './entry.ts';
import { sendNow } from './resume.ts';
import { WaitingTexts } from './waiting-texts.ts';
import './waiting.css';

/** Entries to list, without those on their first attempt, which will probably succeed. */
function shownEntries(): OutboxEntry[] {
  const isFirst = ({ id, attempts, pausedFrom }: OutboxEntry) =>
    attempts === 0 && (isUnderWay(id) || pausedFrom > Date.now());
  return waitingEntries().filter((entry) => !isFirst(entry));
}

function useEntries(): OutboxEntry[] {
  const [entries, setEntries] = useState(shownEntries);
  useEffect(() => {
    const update = () => setEntries(shownEntries());
    // Something may have changed before this effect ran.
    update();
    const stop = watchEntries(update);
    for (const type of ['online', 'offline']) addEventListener(type, update);
    return () => {
      stop();
      for (const type of ['online', 'offline']) removeEventListener(type, update);
    };
  }, []);
  return entries;
}

interface WaitingItemProps {
  entry: OutboxEntry;
  texts: WaitingTexts;
  onSend: () => void;
  onWithdraw: () => void;
}

function WaitingItem({ entry, texts, onSend, onWithdraw }: WaitingItemProps) {
  const title = useId();
  const { words } = texts;
  const isSending = isUnderWay(entry.id);
  return (
    <li>
      <p id={title} className="waiting-title">
        <time dateTime={new Date(entry.createdAt).toISOString()}>
          {fillWord(words.entry, { what: texts.kind(entry), when: texts.moment(entry) })}
        </time>
      </p>
      <p>
        {isSending ? words.onItsWay : texts.next(entry, navigator.onLine)} {texts.expiry(entry)}
      </p>
      <div className="waiting-actions">
        <button
          type="button"
          className="button ghost"
          aria-describedby={title}
          aria-disabled={isSending}
          onClick={onSend}
        >
          {words.send}
        </button>
        <button
          type="button"
          className="button ghost"
          aria-describedby={title}
          aria-disabled={isSending}
          onClick={onWithdraw}
        >
          {words.withdraw}
        </button>
      </div>
    </li>
  );
}

/** Undelivered submissions; each can be sent immediately or withdrawn. */
function WaitingList({ texts }: { texts: WaitingTexts }) {
  const { words } = texts;
  const entries = useEntries();
  const [news, setNews] = useState<ReactNode>('');
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();

  const send = async (entry: OutboxEntry) => {
    if (isUnderWay(entry.id)) return;
    setNews(words.sending);
    const delivered = (await sendNow(entry.id)) === 'delivered';
    setNews(delivered ? texts.about(entry, words.delivered) : words.failed);
    if (delivered) heading.current?.focus();
  };
  const withdraw = (entry: OutboxEntry) => {
    if (isUnderWay(entry.id)) return;
    removeEntry(entry.id, 'withdrawn');
    setNews(texts.about(entry, words.withdrawn));
    heading.current?.focus();
  };

  if (entries.length === 0 && news === '') return null;
  return (
    <section className="waiting" aria-labelledby={title}>
      <h3 id={title} ref={heading} tabIndex={-1}>
        {entries.length > 0 ? words.heading : words.empty}
      </h3>
      {entries.length > 0 && (
        <>
          <p>{words.intro}</p>
          <ul>
            {entries.map((entry) => (
              <WaitingItem
                key={entry.id}
                entry={entry}
                texts={texts}
                onSend={() => void send(entry)}
                onWithdraw={() => withdraw(entry)}
              />
            ))}
          </ul>
        </>
      )}
      <p className="waiting-news" role="status">
        {news}
      </p>
    </section>
  );
}

const mounted = new WeakSet<HTMLElement>();

/** Renders the list once; from then on it updates itself. */
export function mountWaiting(container: HTMLElement): void {
  if (mounted.has(container)) return;
  mounted.add(container);
  const words = JSON.parse(container.dataset.words ?? '{}');
  const texts = new WaitingTexts(words, document.documentElement.lang);
  mount(container, <WaitingList texts={texts} />, 'outbox');
}
