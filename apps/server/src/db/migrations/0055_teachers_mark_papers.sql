INSERT INTO "role_permissions" ("role_id", "permission", "reach")
SELECT "id", 'paper.mark', 'own' FROM "roles" WHERE "code" = 'teacher' AND "is_built_in"
ON CONFLICT DO NOTHING;
