import { codeAttribute } from './code-attribute.ts';
import type { CodeRule } from './code-element.ts';
import { codeHandler } from './code-handler.ts';
import { styleText } from './code-prop.ts';
import { embedBlocked } from './embed-blocked.ts';
import { formControl } from './form-control.ts';
import { formSecret } from './form-secret.ts';
import { linksNowhere } from './links-nowhere.ts';
import { linksSilentButton } from './links-silent-button.ts';
import { seoEmptyHeading } from './seo-empty-heading.ts';

/** The engine's rules for single elements in the code of a site. */
export const CODE_RULES: readonly CodeRule[] = [
  codeAttribute,
  codeHandler,
  embedBlocked,
  formControl,
  formSecret,
  linksNowhere,
  linksSilentButton,
  seoEmptyHeading,
  styleText,
];
