/** How long a name may be that a person gives themselves, in characters, without blanks around it. */
export const nickNameLength = { least: 2, most: 16 } as const;
