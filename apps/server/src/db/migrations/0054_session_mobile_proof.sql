ALTER TABLE "sessions" ADD COLUMN "mobile_proof_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mobile_proof_expires_at" timestamp (3) with time zone;