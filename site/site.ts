import { defineSite } from 'touchdown';

/** What Basin Mobile Notary adds to the engine. */
export default defineSite({});
