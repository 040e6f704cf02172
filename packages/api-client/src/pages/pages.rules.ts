/** Pages of the school with an address of their own: `/aboutUs`. Further ones are at `/page/<name>`. Never rename one. */
export const pageNames = ['aboutUs', 'collaborate', 'recruit'] as const;

/** 《用户协议》 and 《隐私政策》: pages that everybody agrees to, with a built-in text while the school has written none. */
export const agreementNames = ['user_protocol', 'user_private_protocol'] as const;

/** Name of a further page as it stands in the address: small letters, digits and hyphens, at most 40. */
export const furtherPageName = /^[a-z][a-z0-9-]{0,39}$/;
