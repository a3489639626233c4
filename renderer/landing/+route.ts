/** Any address: landings, and pages of data. Hand-written routes win over this one. */
export default '*';
