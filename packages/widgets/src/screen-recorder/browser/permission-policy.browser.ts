interface Policy {
  allowsFeature: (feature: string) => boolean;
}

/** Chromium's name first, then the one of the standard. */
type PolicyDocument = Document & { featurePolicy?: Policy; permissionsPolicy?: Policy };

/** Whether this page's own policy, or the frame it is in, lets it use `feature`; true where the browser does not say. */
export function isAllowedByPolicy(feature: 'display-capture' | 'microphone') {
  const { permissionsPolicy, featurePolicy } = document as PolicyDocument;
  return (permissionsPolicy ?? featurePolicy)?.allowsFeature(feature) ?? true;
}

export const isFramed = () => window.self !== window.top;
