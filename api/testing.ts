/** What `import … from 'touchdown/testing'` offers to tests of a site's own sections. */

export { openTestSite, type TestSite } from '../cli/testing/test-site.ts';
