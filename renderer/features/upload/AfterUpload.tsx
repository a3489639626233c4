import { Notice } from '../../components/Notice.tsx';
import { Section } from '../../components/Section.tsx';
import { Steps } from '../../components/Steps.tsx';
import type { PortalWords } from './portal-words.ts';

/** What follows an upload, and what is needed besides (docs/product.md, "Upload portal"). */
export function AfterUpload({ words }: { words: PortalWords }) {
  const { nextHeading, next, notice } = words;
  return (
    <Section tone="sand" layout="split" heading={nextHeading}>
      <Steps steps={next} direction="down" />
      {notice && <Notice heading={notice.heading}>{notice.text}</Notice>}
    </Section>
  );
}
