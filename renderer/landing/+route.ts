/** One segment: every landing is `/<slug>`; hand-written routes win over this one. */
export default '/@slug';
