/** Exports of `touchdown/components`, for the sections and pages of a site. */
export { Accordion } from '../renderer/components/Accordion.tsx';
export { CallLink, ChatLink } from '../renderer/components/actions.tsx';
export { Icon } from '../renderer/components/Icon.tsx';
export { IconRows } from '../renderer/components/IconRows.tsx';
export { LinkList } from '../renderer/components/LinkList.tsx';
export { MainAction } from '../renderer/components/MainAction.tsx';
export { Notice } from '../renderer/components/Notice.tsx';
export { PageTitle } from '../renderer/components/PageTitle.tsx';
export { PhoneText } from '../renderer/components/PhoneText.tsx';
export { Picture } from '../renderer/components/Picture.tsx';
export { PictureFigure } from '../renderer/components/PictureFigure.tsx';
export { Prose } from '../renderer/components/Prose.tsx';
export { Section } from '../renderer/components/Section.tsx';
export { Stars } from '../renderer/components/Stars.tsx';
export { Steps } from '../renderer/components/Steps.tsx';
export { MeasurementChoice } from '../renderer/sections/MeasurementChoice.tsx';
