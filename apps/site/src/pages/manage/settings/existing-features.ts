import type { EndpointData, FeatureName } from '@shuyuan/api-client';

/**
 * Names of the features that at least one call of the contract belongs to. A switch of any other opens nothing yet. Loads
 * the contract, which only forms of the console need.
 */
export async function loadExistingFeatures(): Promise<ReadonlySet<FeatureName>> {
  const { contract } = await import('@shuyuan/api-client/contract');
  const features = new Set<FeatureName>();
  for (const domain of Object.values(contract) as Record<string, Pick<EndpointData, 'feature'>>[])
    for (const { feature } of Object.values(domain)) if (feature) features.add(feature);
  return features;
}
