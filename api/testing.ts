/** Exports of `touchdown/testing`, for tests of a site's own sections. */

export { openTestSite, type TestSite } from '../cli/testing/test-site.ts';
