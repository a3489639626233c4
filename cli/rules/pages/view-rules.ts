import { copyTableRow } from './copy-table-row.ts';
import { factsFalseSum } from './facts-false-sum.ts';
import { formLabel } from './form-label.ts';
import { linksMissingId } from './links-missing-id.ts';
import { linksNoText } from './links-no-text.ts';
import { linksOtherAddress } from './links-other-address.ts';
import { linksSameId } from './links-same-id.ts';
import { pictureAlt } from './picture-alt.ts';
import { seoHeadingOrder } from './seo-heading-order.ts';
import { seoMainHeading } from './seo-main-heading.ts';
import { seoStructuredData } from './seo-structured-data.ts';
import { styleInline } from './style-inline.ts';
import type { ViewRule } from './view-rule.ts';

/** The engine's rules for single rendered pages. */
export const VIEW_RULES: readonly ViewRule[] = [
  copyTableRow,
  factsFalseSum,
  formLabel,
  linksMissingId,
  linksNoText,
  linksOtherAddress,
  linksSameId,
  pictureAlt,
  seoHeadingOrder,
  seoMainHeading,
  seoStructuredData,
  styleInline,
];
