/** Opens the browser's own way to print, and to save as PDF. */
export const printPage = () => window.print();
