import type { PackageMembers } from './package-members';

/** A line per member: added, removed, deprecated, or with different parameters. */
export function memberChanges(before: PackageMembers, after: PackageMembers): string[] {
  const names = new Set([...Object.keys(before.members), ...Object.keys(after.members)]);
  return [...names].sort().flatMap((name) => {
    const change = changeOf(name, before, after);
    return change ? [`\`${name}\` ${change}`] : [];
  });
}

function changeOf(name: string, before: PackageMembers, after: PackageMembers): string | undefined {
  if (!(name in before.members)) return 'was added';
  if (!(name in after.members)) return 'was removed';
  const isSame = JSON.stringify(before.members[name]) === JSON.stringify(after.members[name]);
  const changes = [
    ...(isSame ? [] : ['has different parameters']),
    ...(name in after.deprecated && !(name in before.deprecated) ? ['is deprecated'] : []),
  ];
  return changes.join(', and ') || undefined;
}
