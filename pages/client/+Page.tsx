import type { PageProps } from '../../renderer/context/page-props.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { ClientUpload } from '../../site/upload/upload.island.tsx';

/** The one page behind every client's link. */
export default function ClientPage({ site }: PageProps) {
  return <Island name="upload" of={ClientUpload} on="load" site={site} />;
}
