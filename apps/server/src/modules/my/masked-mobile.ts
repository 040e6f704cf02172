/** Enough for the owner to know it again, too little for who looks over a shoulder. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
