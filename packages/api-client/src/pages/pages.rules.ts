/** Pages of the school with an address of their own: `/aboutUs`. Further ones are at `/page/<name>`. Never rename one. */
export const pageNames = ['aboutUs', 'collaborate', 'recruit'] as const;

/** 《用户协议》 and 《隐私政策》: pages that everybody agrees to, with a built-in text while the school has written none. */
export const agreementNames = ['user_protocol', 'user_private_protocol'] as const;

/** Pattern for the name of a further page, which is part of its address: lower case, digits and hyphens, at most 40 characters. */
export const furtherPageName = /^[a-z][a-z0-9-]{0,39}$/;
