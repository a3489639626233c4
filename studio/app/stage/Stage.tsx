import bothIcon from 'lucide:columns-2';
import openIcon from 'lucide:external-link';
import desktopIcon from 'lucide:monitor';
import phoneIcon from 'lucide:smartphone';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Banner } from '../controls/Banner.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Segments } from '../controls/Segments.tsx';
import { studioStorage } from '../storage.ts';
import type { StudioStore } from '../store.ts';
import type { StudioView } from '../studio-view.ts';
import { fitFrames, type StageView } from './fit.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageFeed } from './page-feed.ts';
import { usePageMessages } from './use-page-messages.ts';
import { useSize } from './use-size.ts';
import './stage.css';

const VIEWS = [
  { value: 'phone', label: 'Phone', icon: phoneIcon },
  { value: 'both', label: 'Phone and desktop', icon: bothIcon },
  { value: 'desktop', label: 'Desktop', icon: desktopIcon },
] as const;

/** Storage key of the selected widths. */
const KEY = 'touchdown-studio-stage';

function keptView(): StageView {
  return VIEWS.find(({ value }) => value === studioStorage.get(KEY))?.value ?? 'both';
}

function errorWords(errors: number, isKnown: boolean): string {
  if (!isKnown) return 'This page has not been free of errors yet. The form tells what is wrong.';
  return `Shown as it was before ${errors > 1 ? `${errors} errors` : 'an error'}. The form tells what is wrong.`;
}

/** The selected page as phones and desktops show it. */
export function Stage({ store, view }: { store: StudioStore; view: StudioView }) {
  const { site, page, file, field, shown } = view;
  const [widths, setWidths] = useState(keptView);
  const area = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(area);
  const fits = fitFrames(widths, width, height - 28);
  const onMessage = usePageMessages(store, fits.length);
  const path = page?.path ?? '/';
  const feed = useMemo(
    () => new PageFeed(path, (error) => store.showFault(error.message)),
    [path, store],
  );
  const version = (shown[path] ?? 0) + (shown['*'] ?? 0);
  const opened = useRef({ path, version });
  useEffect(() => {
    const isOpen = opened.current.path === path;
    if (isOpen && opened.current.version !== version) feed.renew();
    opened.current = { path, version };
  }, [feed, path, version]);
  const choose = (chosen: StageView) => {
    studioStorage.set(KEY, chosen);
    setWidths(chosen);
  };
  const errors = file?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  const origin = site?.previewOrigin ?? '';
  return (
    <div className="stage">
      <header className="part-head">
        <h2 title={page?.name}>{page?.name}</h2>
        {page && (
          <a href={`${origin}${path}`} target="_blank" rel="noreferrer" className="stage-path">
            {path} <Icon shapes={openIcon} size={12} />
            <span className="unseen">(opens in a new tab)</span>
          </a>
        )}
        {page?.variants && (
          <span className="stage-variants">
            <span aria-hidden="true">Variants</span>
            {page.variants.map((name) => (
              <a
                key={name}
                href={`${origin}${path}?variant=${name}`}
                target="_blank"
                rel="noreferrer"
                className="stage-path"
              >
                <span className="unseen">variant</span> {name} <Icon shapes={openIcon} size={12} />
                <span className="unseen">(opens in a new tab)</span>
              </a>
            ))}
          </span>
        )}
        <Segments label="Widths" segments={VIEWS} value={widths} onChange={choose} />
      </header>
      {file?.isBehind && (
        <Banner tone="warning">{errorWords(errors, page?.language !== '')}</Banner>
      )}
      <div className="stage-area" ref={area}>
        {page &&
          origin !== '' &&
          fits.map((fit) => (
            <PageFrame
              key={`${fit.name} ${path}`}
              {...{ fit, origin, path, feed, field, onMessage }}
              name={page.name}
            />
          ))}
      </div>
    </div>
  );
}
