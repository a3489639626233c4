import { Notice } from '../../components/Notice.tsx';
import { Section } from '../../components/Section.tsx';
import { Steps } from '../../components/Steps.tsx';
import type { PortalWords } from './portal-words.ts';

/** What happens after an upload, and what else is needed (docs/product.md, "Upload portal"). */
export function AfterUpload({ words }: { words: PortalWords }) {
  const { nextHeading, next, notice } = words;
  return (
    <Section tone="sand" layout="split" heading={nextHeading}>
      <Steps steps={next} direction="down" />
      {notice && <Notice heading={notice.heading}>{notice.text}</Notice>}
    </Section>
  );
}
