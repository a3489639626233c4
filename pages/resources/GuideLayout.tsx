import type { ReactNode } from 'react';
import { ClosingBand } from '../../renderer/components/ClosingBand.tsx';
import { LinkList, type ListedLink } from '../../renderer/components/LinkList.tsx';
import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import {
  type ReadingSection,
  ReadingSections,
} from '../../renderer/components/ReadingSections.tsx';
import { Rosette, type RosetteShape } from '../../renderer/components/Rosette.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { guideAt } from './guides.ts';

/** The band at a guide's foot. */
interface GuideClosing {
  kicker: string;
  heading: string;
  lead: ReactNode;
  book?: string;
  rosette: RosetteShape;
}

interface GuideLayoutProps extends PageProps {
  /** Stands across the page before the text, such as a process in steps. */
  opening?: ReactNode;
  sections: readonly ReadingSection[];
  /** What this guide is no substitute for. */
  note: string;
  /** Pages of this site to go on with. */
  related: readonly ListedLink[];
  /** Official pages outside it. */
  sources: readonly ListedLink[];
  closing: GuideClosing;
}

/** The frame of every guide: title, contents beside the text, where to go on, and one action. */
export function GuideLayout(props: GuideLayoutProps) {
  const { page, site, opening, sections, note, related, sources, closing } = props;
  const guide = guideAt(page.route);
  return (
    <>
      <article>
        <PageTitle kicker={guide.category} heading={guide.title} lead={guide.description}>
          <Rosette id="g" shape={closing.rosette} className="guide-rosette" />
        </PageTitle>
        {opening}
        <ReadingSections contents="In this guide" sections={sections}>
          <p className="guide-note">{note}</p>
        </ReadingSections>
      </article>
      <div className="section sand">
        <div className="wrap guide-ends">
          <section aria-labelledby="related-heading">
            <h2 id="related-heading">Related pages</h2>
            <LinkList site={site} links={related} />
          </section>
          <section aria-labelledby="sources-heading">
            <h2 id="sources-heading">Official sources</h2>
            <LinkList site={site} links={sources} />
          </section>
        </div>
      </div>
      <ClosingBand site={site} {...closing} />
    </>
  );
}
