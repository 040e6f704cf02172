import { createContext, useContext } from 'react';

/** Whether the page of a course is looked at with the eyes of somebody who is made up. */
export const PreviewContext = createContext(false);

/** True where nothing may be bought, downloaded, marked or begun: what it would be is shown, and does nothing. */
export const useIsPreview = (): boolean => useContext(PreviewContext);
