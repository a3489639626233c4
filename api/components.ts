/** What `import … from 'touchdown/components'` offers to the sections and pages of a site. */
export { Accordion } from '../renderer/blocks/Accordion.tsx';
export { IconRows } from '../renderer/blocks/IconRows.tsx';
export { LinkList } from '../renderer/blocks/LinkList.tsx';
export { Notice } from '../renderer/blocks/Notice.tsx';
export { PageTitle } from '../renderer/blocks/PageTitle.tsx';
export { Section } from '../renderer/blocks/Section.tsx';
export { Steps } from '../renderer/blocks/Steps.tsx';
export { CallLink, ChatLink } from '../renderer/ui/actions.tsx';
export { Icon } from '../renderer/ui/Icon.tsx';
export { MainAction } from '../renderer/ui/MainAction.tsx';
export { PhoneText } from '../renderer/ui/PhoneText.tsx';
export { Stars } from '../renderer/ui/Stars.tsx';
