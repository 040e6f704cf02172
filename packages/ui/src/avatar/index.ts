export { Avatar, type AvatarProps } from './avatar.tsx';
export { PersonOption, type PersonOptionProps } from './person-option.tsx';
export { AvatarGroup, type AvatarGroupProps, type AvatarPerson } from './avatar-group.tsx';
